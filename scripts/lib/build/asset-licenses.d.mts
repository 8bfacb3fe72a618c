import type { Plugin } from 'vite';

export function assetLicenses(fileName: string, drawn: readonly string[]): Plugin;
