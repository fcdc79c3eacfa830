/** The browser that this machine has; none is downloaded for the tests. */
export const chromiumPath = (): string => process.env.CHROME_PATH ?? '/usr/bin/chromium';
