/** The folder below which tests put databases: in memory where the system has such a folder with enough space. */
export declare const dataRoot: string;
