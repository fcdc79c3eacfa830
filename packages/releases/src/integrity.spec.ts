import { createHash } from 'node:crypto';
import { hasIntegrity, integrityOf } from './integrity';

it('takes the bytes of a hash and no others, of earlier releases too', () => {
  const longer = `sha384-${createHash('sha384').update('one').digest('base64')}`;
  for (const integrity of [integrityOf('one'), longer]) {
    expect(hasIntegrity('one', integrity)).toBe(true);
    expect(hasIntegrity('two', integrity)).toBe(false);
  }
});

it('takes nothing for a hash that it cannot make', () => {
  const weak = `md5-${createHash('md5').update('one').digest('base64')}`;
  expect(hasIntegrity('one', weak)).toBe(false);
});
