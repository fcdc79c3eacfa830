import { findCategory, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { pictureBody, type PictureValues } from '../../../lib/entity-form';
import { type Picture, samePictures, storedPicture } from '../../../lib/pictures';

/** What the form holds. The category is chosen once, by its English label, as a pair. */
export interface ProjectValues extends PictureValues {
  name: string;
  arName: string;
  category: string;
  description: string;
  arDescription: string;
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

/**
 * The multipart body of POST and PUT /projects (spec §7, design: readings, 6). In a PUT the main
 * picture is sent only when it is new, and the secondary ones only when the row has changed:
 * addresses of those that stay and files of new ones, in the row's order, or one empty part when
 * none is left.
 */
export function toFormData(values: ProjectValues, saved?: ProjectValues): FormData {
  const body = pictureBody(values, {
    arCategory: findCategory(PROJECT_CATEGORIES, values.category)?.ar ?? '',
  });
  const pictures = values.secondaryImages;
  if (saved && samePictures(pictures, saved.secondaryImages)) return body;
  for (const picture of pictures) {
    body.append('secondaryImages', picture.kind === 'new' ? picture.file : picture.image.url);
  }
  if (saved && pictures.length === 0) body.append('secondaryImages', '');
  return body;
}
