import { findCategory, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { type Picture, samePictures, storedPicture } from '../../../lib/pictures';

/** What the form holds. The category is chosen once, by its English label, as a pair. */
export interface ProjectValues {
  name: string;
  arName: string;
  category: string;
  description: string;
  arDescription: string;
  alt: string;
  arAlt: string;
  image: Picture | null;
  secondaryImages: Picture[];
}

export const EMPTY_PROJECT: ProjectValues = {
  name: '',
  arName: '',
  category: '',
  description: '',
  arDescription: '',
  alt: '',
  arAlt: '',
  image: null,
  secondaryImages: [],
};

export const valuesOf = (project: Project): ProjectValues => ({
  name: project.name,
  arName: project.arName,
  category: findCategory(PROJECT_CATEGORIES, project.category)?.en ?? '',
  description: project.description,
  arDescription: project.arDescription,
  alt: project.image.alt,
  arAlt: project.image.arAlt,
  image: storedPicture(project.image),
  secondaryImages: project.secondaryImages.map((image, index) => storedPicture(image, index)),
});

const TEXTS = ['name', 'arName', 'description', 'arDescription', 'alt', 'arAlt'] as const;

/**
 * The multipart body of POST and PUT /projects (spec §7, design: readings, 6). In a PUT the main
 * picture is sent only when it is new, and the secondary ones only when the row has changed:
 * addresses of those that stay and files of new ones, in the row's order, or one empty part when
 * none is left.
 */
export function toFormData(values: ProjectValues, saved?: ProjectValues): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  body.append('category', values.category);
  body.append('arCategory', findCategory(PROJECT_CATEGORIES, values.category)?.ar ?? '');
  if (values.image?.kind === 'new') body.append('image', values.image.file);

  const pictures = values.secondaryImages;
  if (saved && samePictures(pictures, saved.secondaryImages)) return body;
  for (const picture of pictures) {
    body.append('secondaryImages', picture.kind === 'new' ? picture.file : picture.image.url);
  }
  if (saved && pictures.length === 0) body.append('secondaryImages', '');
  return body;
}

const FIELD_NAMES = new Set<string>([...Object.keys(EMPTY_PROJECT)]);

/** The form's field that a field of the API belongs to, e.g. `secondaryImages[3]`, `arCategory`. */
export function fieldFor(apiField: string): keyof ProjectValues | null {
  const base = apiField.split(/[.[]/)[0] ?? '';
  const name = base === 'arCategory' ? 'category' : base;
  return FIELD_NAMES.has(name) ? (name as keyof ProjectValues) : null;
}
