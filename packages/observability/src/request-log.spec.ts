import { logDestination } from './request-log';

it('opens a log for the whole process', () => {
  expect(() => logDestination()).not.toThrow();
});
