import type { Plugin } from 'vite';

export declare function withoutDescriptions(): Plugin;
export declare function withoutServerSide(): Plugin;
export declare function withoutUnreached(): Unreached;
export declare function withoutAssertions(): Plugin;
export declare function stripDescriptions(code: string, fileName: string): string;
export declare function stripAssertions(code: string, fileName: string): string;
export declare function stripServerSide(code: string, fileName: string): string;

/** What a build asks of it. */
interface Unreached extends Plugin {
  readonly resolveId: (source: string, importer?: string) => string | null;
  readonly load: (id: string) => string | null;
}
