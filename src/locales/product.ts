/** The product's name. Settable when the page is built. */
export const product: string = import.meta.env.VITE_PRODUCT_NAME ?? 'Mates';
