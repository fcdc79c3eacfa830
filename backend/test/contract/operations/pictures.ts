import { picture } from '../support/field';
import type { Operation } from '../support/operation';
import { IMAGE } from '../support/shapes';

const upload: Operation = {
  method: 'POST',
  path: '/pictures',
  access: 'bearer',
  status: 201,
  form: { kind: 'multipart', fields: [picture('image')] },
  answer: () => IMAGE,
};

const list: Operation = {
  method: 'GET',
  path: '/pictures',
  access: 'bearer',
  status: 200,
  after: upload,
  refusedQueries: {
    page: ['0', '-1', 'x', '1.5', '9999999999'],
    limit: ['0', '101', 'x', '1e1'],
  },
  answer: () =>
    expect.arrayContaining([
      { ...IMAGE, name: 'صورة.png', usedIn: expect.any(Array) as unknown },
    ]) as unknown,
};

/** Pictures that are uploaded separately; forms send their urls. */
export const PICTURES: readonly Operation[] = [list, upload];
