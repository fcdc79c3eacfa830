import type { ArgumentMetadata } from '@nestjs/common';
import { CreateMessageDto } from '../../modules/messages/messages.dto';
import { UpdateProfileDto } from '../../modules/admin-profile/admin-profile.dto';
import { CreateProductDto, UpdateProductDto } from '../../modules/products/products.dto';
import { ProjectsQueryDto } from '../../modules/projects/projects-query.dto';
import { SaveSiteTextsDto } from '../../modules/site-texts/site-texts.dto';
import type { ApiError } from '../errors/api-error';
import { createValidationPipe } from './validation.pipe';

const pipe = createValidationPipe();
const validate = (metatype: ArgumentMetadata['metatype'], value: object): Promise<unknown> =>
  pipe.transform(value, { type: 'body', metatype });

/** The code, the sentence, and each field with its message. */
async function rejected(metatype: ArgumentMetadata['metatype'], value: object) {
  const error = (await validate(metatype, value).catch((thrown: unknown) => thrown)) as ApiError;
  const details = error.details?.map(({ field, message }) => [field, message.en, message.ar]);
  return { code: error.code, text: error.text, details };
}

const MESSAGE = {
  name: 'Nora',
  email: 'nora@example.com',
  phone: '0501234567',
  message: 'Hello\nthere',
};
const REQUIRED = ['This field is required.', 'هذا الحقل مطلوب.'];

describe('the validation of a body', () => {
  it('normalizes texts and drops what is not declared', async () => {
    const body = { ...MESSAGE, name: '  No\u0308ra ', website: { any: 'thing' }, other: 'x' };
    expect(await validate(CreateMessageDto, body)).toEqual({
      ...MESSAGE,
      name: 'N\u00F6ra',
      website: { any: 'thing' },
    });
  });

  it('reports the first rule that fails of each field, and says the first wrong one', async () => {
    const body = { name: '', email: 'nora', phone: { $gt: '' }, message: 'x\u0000'.repeat(9_000) };
    expect(await rejected(CreateMessageDto, body)).toEqual({
      code: 'validation_failed',
      text: {
        en: 'Email: This is not an email address.',
        ar: 'البريد الإلكتروني: عنوان البريد الإلكتروني غير صحيح.',
      },
      details: [
        ['name', ...REQUIRED],
        ['email', 'This is not an email address.', 'عنوان البريد الإلكتروني غير صحيح.'],
        ['phone', 'This must be a text.', 'يجب أن يكون نصًا.'],
        [
          'message',
          expect.stringMatching(/^At most \d+ characters\.$/),
          expect.stringMatching(/^\d+ حرف كحد أقصى\.$/),
        ],
      ],
    });
  });

  it('accepts a category only with its own Arabic label, also in a change', async () => {
    const { details } = await rejected(CreateProductDto, { category: 'Nothing', arCategory: 'x' });
    expect(details).toContainEqual([
      'category',
      expect.stringContaining('The category must be one of: '),
      expect.stringContaining('يجب أن يكون التصنيف أحد الآتي مع مقابله الإنجليزي: '),
    ]);
    expect(await validate(UpdateProductDto, {})).toEqual({});
    expect((await rejected(UpdateProductDto, { arCategory: 'x' })).details).toEqual([
      ['arCategory', 'Both languages are needed.', 'يلزم إدخال القيمة باللغتين.'],
    ]);
  });

  it('asks for the current password only where a new one is chosen', async () => {
    expect(await validate(UpdateProfileDto, { name: 'x', phone: ' ', password: '' })).toEqual({
      name: 'x',
      phone: '',
      password: '',
    });
    const { details } = await rejected(UpdateProfileDto, { name: 'x', password: 'password1' });
    expect(details).toEqual([
      ['password', expect.stringContaining('most common'), expect.any(String)],
      ['currentPassword', ...REQUIRED],
    ]);
  });

  it('names a field of a section by its path', async () => {
    const body = { contact: { mainText: 7 }, join: 'x' };
    expect((await rejected(SaveSiteTextsDto, body)).details).toEqual([
      ['contact.mainText', 'This must be a text.', 'يجب أن يكون نصًا.'],
      ['join', 'This must be an object of texts.', 'يجب أن تكون مجموعة نصوص.'],
    ]);
  });

  it('takes whole numbers, choices and lists of a query', async () => {
    expect(await validate(ProjectsQueryDto, { page: '2', category: 'Doors' })).toEqual({
      page: 2,
      category: ['Doors'],
    });
    const query = { page: '0', limit: 'x', category: [{}], sort: 'size', lang: 'fr' };
    expect((await rejected(ProjectsQueryDto, query)).details).toEqual([
      ['page', 'A whole number from 1 to 1000000.', 'رقم صحيح من 1 إلى 1000000.'],
      ['limit', 'A whole number from 1 to 100.', 'رقم صحيح من 1 إلى 100.'],
      ['category', 'A text or several.', 'نص أو أكثر.'],
      ['sort', expect.stringMatching(/^One of .*, /), expect.stringMatching(/^إحدى القيم: .*، /)],
      ['lang', 'One of ar, en.', 'إحدى القيم: ar، en.'],
    ]);
  });
});
