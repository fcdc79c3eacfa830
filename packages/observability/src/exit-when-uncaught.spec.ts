import { EventEmitter } from 'node:events';
import { exitWhenUncaught } from './exit-when-uncaught';

it('logs an uncaught error, then exits', () => {
  const happened: unknown[] = [];
  const program = Object.assign(new EventEmitter(), {
    exit: (code: number) => happened.push(`exit ${code}`),
  });
  exitWhenUncaught((error) => happened.push(error), program as unknown as NodeJS.Process);
  const error = new Error('a fault');
  program.emit('uncaughtException', error);
  expect(happened).toEqual([error, 'exit 1']);
});
