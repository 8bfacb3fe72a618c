export interface SiteOptions {
  /** The port for https. */
  readonly port: number;
  /** The port for http. */
  readonly plainPort: number;
  /** The ports of the nodes. */
  readonly nodes: readonly number[];
  readonly certificate: string;
  readonly key: string;
  /** The timeout of a connection without data, as the configuration writes it. */
  readonly idle: string;
}

export declare function nginxSite(options: SiteOptions): string;
export declare function nginxAround(folder: string, sites: string): string;
