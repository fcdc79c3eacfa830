import { isRobot } from './robots';

it.each([
  ['nobody', undefined, true],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['a preview of a link', 'WhatsApp/2.23.20.0', true],
  ['a measurement', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120.0 Safari/537.36', true],
  ['a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari', false],
  ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36', false],
])('%s', (_who, userAgent, robot) => expect(isRobot(userAgent)).toBe(robot));
