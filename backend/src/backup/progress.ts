/** Says how far a long work is: called with the bytes that are done in addition. */
export type Progress = (bytes: number) => void;

/** @param total in bytes; 0 where it is not known */
export type StartProgress = (what: string, total: number) => Progress;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
