export declare const advice: string;
export declare const browserArgs: string[];
export declare function findBrowser(env?: NodeJS.ProcessEnv): Promise<string | null>;
export declare function installBrowser(): Promise<string | null>;
