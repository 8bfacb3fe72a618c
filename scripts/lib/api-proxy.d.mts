import type { ProxyOptions } from 'vite';

export declare const apiPaths: readonly string[];

export declare function proxyToApi(target: string): Record<string, ProxyOptions>;
