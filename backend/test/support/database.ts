import { randomBytes } from 'node:crypto';

/** The address of a database that no other suite uses. */
export function freshDatabaseUri(): string {
  const server = process.env.TEST_MONGODB_URI;
  if (!server) throw new Error('The tests run through jest, which starts their database.');
  const uri = new URL(server);
  uri.pathname = `/test-${randomBytes(6).toString('hex')}`;
  return uri.toString();
}
