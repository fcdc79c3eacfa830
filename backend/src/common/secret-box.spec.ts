import { SecretBox } from './secret-box';

const box = new SecretBox('a secret of the installation', 'tests v1');

it('gives back what it encrypted, and never encrypts the same way twice', () => {
  const encrypted = [box.encrypt('مفتاح', 'nora'), box.encrypt('مفتاح', 'nora')];
  expect(encrypted.map((text) => box.decrypt(text, 'nora'))).toEqual(['مفتاح', 'مفتاح']);
  expect(encrypted[0]).not.toBe(encrypted[1]);
});

it('opens for its owner, secret and purpose only, and nothing that was changed', () => {
  const encrypted = box.encrypt('key', 'nora');
  expect(box.decrypt(encrypted, 'omar')).toBeNull();
  expect(new SecretBox('another secret', 'tests v1').decrypt(encrypted, 'nora')).toBeNull();
  expect(new SecretBox('a secret of the installation', 'v2').decrypt(encrypted, 'nora')).toBeNull();
  const bytes = Buffer.from(encrypted, 'base64');
  bytes[bytes.length - 1]! ^= 1;
  for (const changed of [bytes.toString('base64'), '', 'x']) {
    expect(box.decrypt(changed, 'nora')).toBeNull();
  }
});
