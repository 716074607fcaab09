import { readFile } from 'node:fs/promises';
import { InvalidTemplate, parseTemplate, type Template } from '../template/template.ts';

/**
 * Reads templates from their JSON files; a file holds one, or a list for the pages of a sheet.
 * @throws InvalidTemplate, naming the file
 */
export async function loadTemplates(files: readonly string[]): Promise<Template[]> {
  const lists = await Promise.all(files.map(loadFile));
  return lists.flat();
}

async function loadFile(file: string): Promise<Template[]> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    const list: unknown[] = Array.isArray(json) ? json : [json];
    if (list.length === 0) throw new InvalidTemplate('an empty list');
    return list.map(parseTemplate);
  } catch (error) {
    if (error instanceof InvalidTemplate || error instanceof SyntaxError)
      throw new InvalidTemplate(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}
