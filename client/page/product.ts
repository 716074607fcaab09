/** The product's own name, beside the academy's where it says who made what one sees. */
export const PRODUCT = '모눈';
