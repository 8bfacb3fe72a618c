/** Serves the gallery without the product's server. */
export declare function serveGallery(): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}>;
