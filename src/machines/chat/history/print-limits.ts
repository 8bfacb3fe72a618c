/** How many older messages are loaded to be printed: more would take the browser too long to lay out. */
export const maxPrinted = 2000;

/** How many messages a page has that is loaded to be printed. */
export const printPageSize = 100;
