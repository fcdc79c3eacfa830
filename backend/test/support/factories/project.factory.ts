import type { Test } from 'supertest';
import { Types } from 'mongoose';
import type { ProjectDocument } from '../../../src/modules/projects/project.schema';

type NewProject = Omit<
  ProjectDocument,
  '_id' | 'search' | 'version' | 'updatedAt' | 'slug' | 'arSlug' | 'addresses'
>;

/** The texts of a form that is complete but for its picture. */
export const projectTexts = (changes: Record<string, string> = {}): Record<string, string> => ({
  name: 'Villa in Al Hamra',
  arName: 'فيلا في حي الحمراء',
  category: 'Residential',
  arCategory: 'سكني',
  description: 'Doors, stairs and a library in solid walnut.',
  arDescription: 'أبواب ودرج ومكتبة من خشب الجوز الصلب.',
  alt: 'A walnut staircase',
  arAlt: 'درج من خشب الجوز',
  ...changes,
});

/** Puts texts into the form of a request. */
export function withTexts(request: Test, texts: Record<string, string>): Test {
  for (const [name, value] of Object.entries(texts)) void request.field(name, value);
  return request;
}

/** A project for the service; its pictures are ids without files. */
export function newProject(changes: Partial<NewProject> = {}): NewProject {
  const { alt, arAlt, ...texts } = projectTexts() as Record<
    | 'name'
    | 'arName'
    | 'category'
    | 'arCategory'
    | 'description'
    | 'arDescription'
    | 'alt'
    | 'arAlt',
    string
  >;
  return {
    ...texts,
    state: 'published',
    createdAt: new Date(),
    image: { file: new Types.ObjectId(), alt, arAlt },
    secondaryImages: [],
    ...changes,
  };
}
