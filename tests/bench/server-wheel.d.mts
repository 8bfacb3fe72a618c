export declare function everyPeriod(work: (due: number) => void): () => void;
