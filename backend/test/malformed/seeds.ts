import { OPERATIONS } from '../contract/operations';
import { isFile } from '../contract/support/field';
import { nameOf, type Operation } from '../contract/support/operation';
import { FilePart, nested, type Payload, validPayload } from '../contract/support/payload';
import type { Target } from './target';

/** What is there afterwards, once: also the choice that a request without faults would leave. */
const CREATIONS = OPERATIONS.filter(
  ({ method, path, form, readAt }) =>
    (method === 'POST' || path === '/personal-data/retention') && form && readAt,
);

function bodyOf({ form }: Operation, payload: Payload): BodyInit {
  if (form?.kind === 'json') return JSON.stringify(nested(payload));
  const body = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof FilePart)
        body.append(name, new Blob([new Uint8Array(part.bytes)]), part.name);
      else body.append(name, String(part));
    }
  }
  return body;
}

/** What a body holds beside files and secrets, with its objects left together. */
function textsOf({ form }: Operation): Record<string, unknown> {
  const fields = (form?.fields ?? []).filter(
    (field) => !isFile(field) && field.kind !== 'password' && field.kind !== 'section',
  );
  const payload = form ? validPayload(form) : {};
  return nested(Object.fromEntries(fields.map(({ name }) => [name, payload[name]])));
}

/** Makes one entity of each kind, and answers what there is to attack. */
export async function seed(address: string, login: object): Promise<Target> {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${address}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const asJson = { 'Content-Type': 'application/json' };
  const { token } = (await call('/admin/login', {
    method: 'POST',
    headers: asJson,
    body: JSON.stringify(login),
  })) as { token: string };
  const Authorization = `Bearer ${token}`;

  const ids: Record<string, string> = {};
  for (const operation of CREATIONS) {
    const { method, path, form, readAt } = operation;
    await call(path, {
      method,
      headers: { Authorization, ...(form?.kind === 'json' && asJson) },
      body: bodyOf(operation, form ? validPayload(form) : {}),
    });
    const found = await call(readAt?.[0] ?? path, { headers: { Authorization } });
    if (Array.isArray(found)) ids[path] = (found as { _id: string }[])[0]?._id ?? '';
  }
  const [partner] = (await call('/partners')) as { image: { url: string } }[];
  ids['/files'] = partner?.image.url.replace(/^.*\//, '') ?? '';
  const valid = Object.fromEntries(
    OPERATIONS.map((operation) => [nameOf(operation), textsOf(operation)]),
  );
  return { token, ids, valid };
}
