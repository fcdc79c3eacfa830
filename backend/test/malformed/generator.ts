import fc from 'fast-check';
import { byteRequest } from './byte-requests';
import { formRequest } from './form-requests';
import { headerRequest, methodRequest } from './head-requests';
import { jsonRequest } from './json-requests';
import type { RawRequest } from './raw-request';
import { targetRequest } from './target-requests';
import type { Attack, Target } from './target';
import type { DocumentedCall } from '../contract/support/openapi';

/** Malformed requests for one call. What the call reads comes most. */
function malformed(attack: Attack): fc.Arbitrary<RawRequest> {
  const { contentType } = attack.call;
  const isJson = contentType === 'application/json';
  const isForm = contentType === 'multipart/form-data';
  return fc.oneof(
    { weight: isJson ? 10 : 1, arbitrary: jsonRequest(attack) },
    { weight: isForm ? 12 : 1, arbitrary: formRequest(attack) },
    { weight: 3, arbitrary: headerRequest(attack) },
    { weight: 3, arbitrary: targetRequest(attack) },
    { weight: 1, arbitrary: methodRequest(attack) },
    { weight: 1, arbitrary: byteRequest(attack) },
  );
}

/** Of four, three come from the admin and one from nobody. */
const anybodys = (call: DocumentedCall, target: Target): fc.Arbitrary<RawRequest> =>
  fc
    .constantFrom(target.token, target.token, target.token, 'nobody.at.all')
    .chain((token) => malformed({ call, target: { ...target, token } }));

/** The request of a number: the same for the same seed, each call in turn. */
export function requestOf(
  number: number,
  seed: number,
  calls: readonly DocumentedCall[],
  target: Target,
): RawRequest & { name: string } {
  const call = calls[number % calls.length] as DocumentedCall;
  const [request] = fc.sample(anybodys(call, target), { seed: seed + number, numRuns: 1 });
  return { ...(request as RawRequest), name: call.name };
}
