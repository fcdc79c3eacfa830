/** Where a process tells its metrics. */
export interface MetricsSettings {
  /** 0: any that is free. */
  port: number;
  host: string;
}

/** This machine alone: metrics tell how a site is run, and are nobody else's business. */
export const METRICS_HOST = '127.0.0.1';

/**
 * Reads METRICS_PORT and METRICS_HOST; null, and nothing is measured, without a port.
 * @throws Error with a sentence that names the variable
 */
export function metricsSettings({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Readonly<Record<string, string | undefined>>): MetricsSettings | null {
  if (!port) return null;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`METRICS_PORT must be a port number from 0 to 65535, but is "${port}".`);
  }
  return { port: Number(port), host: host || METRICS_HOST };
}
