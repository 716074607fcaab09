export const http = async <T>(url: string, init?: RequestInit): Promise<T> => (await fetch(url, init)).json() as T;
