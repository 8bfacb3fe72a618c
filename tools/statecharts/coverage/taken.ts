/** The transitions that the present test file has taken. Test files share a process, and with it this module. */
export const taken = new Set<string>();
