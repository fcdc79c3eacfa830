import { PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import { test } from '@playwright/test';
import { expect } from '../../support/test';
import { translator } from '../../support/texts';

/** English texts that the specification gives word for word (spec §2, §5, §8). */
const GIVEN = {
  'popups.fields': 'Please fill out all fields.',
  'popups.sending': 'Sending message...',
  'popups.sent': 'Message has been sent successfully!',
  'popups.thanks': 'Thank you..! Your request has been sent successfully.',
  'popups.fetch': 'Failed to fetch data. Please try again later.',
  'popups.fetchProjects': 'Failed to fetch projects.',
  'popups.cv': 'CV has been uploaded..!',
  'popups.valid': 'Please upload a valid pdf file.',
  'projectsp.noDescription': 'Description not available',
  'projectsp.noDate': 'Date not available',
  'production.noDate': 'Date not available',
  'dashboard.auth.remember': 'Remember Me',
  'dashboard.auth.forget': 'Forget Password',
  'dashboard.auth.pending': 'Logging in...',
  'dashboard.auth.success': 'Logged in successfully!',
  'dashboard.projects.adding': 'Adding project...',
  'dashboard.projects.added': 'Project added successfully!',
  'dashboard.projects.editing': 'Editing project...',
  'dashboard.projects.edited': 'Project edited successfully!',
  'dashboard.projects.deleted': 'Project has been deleted..!',
  'dashboard.projects.loadFailed': 'Error fetching project data.',
  'dashboard.products.adding': 'Adding product...',
  'dashboard.products.added': 'Product added successfully!',
  'dashboard.products.editing': 'Updating product...',
  'dashboard.products.edited': 'Product updated successfully!',
  'dashboard.products.deleted': 'Product has been deleted..!',
  'dashboard.products.loadFailed': 'Failed to fetch product data.',
  'dashboard.reviews.adding': 'Adding review...',
  'dashboard.reviews.added': 'Review added successfully!',
  'dashboard.reviews.editing': 'Updating review...',
  'dashboard.reviews.edited': 'Review updated successfully!',
  'dashboard.reviews.deleted': 'Review has been deleted..!',
  'dashboard.reviews.loadFailed': 'Failed to fetch review data.',
  'dashboard.profile.uploaded': 'Image uploaded successfully!',
  'dashboard.profile.noServer': 'Cannot connect to the server. Please try again later.',
  'dashboard.homeContent.saved': 'Section saved successfully!',
  'dashboard.homeContent.boxAdded': 'Box added successfully!',
  'dashboard.homeContent.boxDeleted': 'Box has been deleted..!',
  'dashboard.homeContent.loadFailed': 'Failed to fetch data. Please try again later.',
  'dashboard.inbox.showCv': 'Show CV',
  'dashboard.inbox.jobs.deleteQuestion': 'Are you sure you want to delete this job?',
  'dashboard.inbox.messages.read': 'The message has been read..!',
  'dashboard.inbox.jobs.read': 'The job has been read..!',
  'dashboard.inbox.messages.readFailed': 'Failed to update the message status.',
  'dashboard.inbox.jobs.readFailed': 'Failed to update the job status.',
  'dashboard.inbox.messages.deleted': 'Message has been deleted..!',
  'dashboard.inbox.jobs.deleted': 'The job has been deleted..!',
  'common.yes': 'Yes',
  'common.no': 'No',
  'dashboard.partners.adding': 'Adding partner...',
  'dashboard.partners.added': 'Partner added successfully!',
  'dashboard.partners.deleted': 'Partner has been deleted..!',
  'dashboard.aboutContent.saved': 'Section saved successfully!',
  'dashboard.aboutContent.loadFailed': 'Failed to fetch data. Please try again later.',
  'dashboard.aboutContent.addingValue': 'Adding value...',
  'dashboard.aboutContent.valueAdded': 'Value added successfully!',
  'dashboard.aboutContent.valueDeleted': 'Value has been deleted..!',
  'dashboard.aboutContent.addingQuestion': 'Adding question...',
  'dashboard.aboutContent.questionAdded': 'Question added successfully!',
  'dashboard.aboutContent.questionDeleted': 'Question has been deleted..!',
  'dashboard.contactJoin.loadFailed': 'Failed to fetch data.!',
  'dashboard.contactJoin.saveFailed': 'Failed to save data.!',
  'dashboard.contactJoin.saved': 'Data saved successfully!',
  'dashboard.pictures.faults.notAnImage': 'Please upload a valid image file (png, jpg, jpeg).',
  'dashboard.errors.unexpected': 'An unexpected error occurred.',
  'dashboard.errors.deleting': 'An error occurred while deleting.',
  'dashboard.errors.fillAll': 'Please fill out all fields.',
};

test('the English texts of the specification are used to the letter', () => {
  const english = translator('en');
  const used = Object.fromEntries(Object.keys(GIVEN).map((key) => [key, english(key)]));
  expect(used).toEqual(GIVEN);
});

/** The categories, in the order in which the specification names them (spec §3). */
const CATEGORIES = {
  project: ['Work Space', 'Education', 'Residential', 'Entertainment', 'Commercial', 'Hospitality'],
  product: [
    'Fit out',
    'Furniture',
    'Upholstery',
    'Staircases',
    'Partitions',
    'Ceiling',
    'Doors',
    'Moroccan Handcraft',
  ],
};

test('the categories are those of the specification, each with its Arabic text', () => {
  expect(PROJECT_CATEGORIES.map(({ en }) => en).sort()).toEqual(CATEGORIES.project.sort());
  expect(PRODUCT_CATEGORIES.map(({ en }) => en)).toEqual(CATEGORIES.product);
  for (const { ar } of [...PROJECT_CATEGORIES, ...PRODUCT_CATEGORIES]) {
    expect(ar).toMatch(/^[\u0600-\u06ff ]+$/);
  }
  expect(translator('en')('projectsp.all')).toBe('All');
});
