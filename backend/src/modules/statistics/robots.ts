/** Crawlers, link previews, monitors and browsers without a person. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|fetch|curl|wget|python|java\/|http-client|facebookexternalhit|whatsapp\//i;

/** Whether a request comes from a program; one without a user agent counts as such. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || ROBOT.test(userAgent);
