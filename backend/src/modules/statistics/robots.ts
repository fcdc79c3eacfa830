/** What programs call themselves that visit pages by themselves, and browsers without a person. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|fetch|curl|wget|python|java\/|http-client|facebookexternalhit|whatsapp\//i;

/** Whether a request comes from a program; who says nothing is taken for one. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || ROBOT.test(userAgent);
