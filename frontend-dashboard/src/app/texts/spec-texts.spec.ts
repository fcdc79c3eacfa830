import { type DashboardTexts, loadTexts } from './load-texts';

/** English texts that the specification gives word for word (spec §2, §5, §8). */
const GIVEN = {
  'auth.remember': 'Remember Me',
  'auth.forget': 'Forget Password',
  'auth.pending': 'Logging in...',
  'auth.success': 'Logged in successfully!',
  'projects.adding': 'Adding project...',
  'projects.added': 'Project added successfully!',
  'projects.editing': 'Editing project...',
  'projects.edited': 'Project edited successfully!',
  'projects.deleted': 'Project has been deleted..!',
  'projects.loadFailed': 'Error fetching project data.',
  'products.adding': 'Adding product...',
  'products.added': 'Product added successfully!',
  'products.editing': 'Updating product...',
  'products.edited': 'Product updated successfully!',
  'products.deleted': 'Product has been deleted..!',
  'products.loadFailed': 'Failed to fetch product data.',
  'reviews.adding': 'Adding review...',
  'reviews.added': 'Review added successfully!',
  'reviews.editing': 'Updating review...',
  'reviews.edited': 'Review updated successfully!',
  'reviews.deleted': 'Review has been deleted..!',
  'reviews.loadFailed': 'Failed to fetch review data.',
  'profile.uploaded': 'Image uploaded successfully!',
  'profile.noServer': 'Cannot connect to the server. Please try again later.',
  'homeContent.saved': 'Section saved successfully!',
  'homeContent.boxList.added': 'Box added successfully!',
  'homeContent.boxList.deleted': 'Box has been deleted..!',
  'homeContent.loadFailed': 'Failed to fetch data. Please try again later.',
  'inbox.showCv': 'Show CV',
  'inbox.jobs.deleteQuestion': 'Are you sure you want to delete this job?',
  'inbox.messages.read': 'The message has been read..!',
  'inbox.jobs.read': 'The job has been read..!',
  'inbox.messages.readFailed': 'Failed to update the message status.',
  'inbox.jobs.readFailed': 'Failed to update the job status.',
  'inbox.messages.deleted': 'Message has been deleted..!',
  'inbox.jobs.deleted': 'The job has been deleted..!',
  'partners.adding': 'Adding partner...',
  'partners.added': 'Partner added successfully!',
  'partners.deleted': 'Partner has been deleted..!',
  'aboutContent.saved': 'Section saved successfully!',
  'aboutContent.loadFailed': 'Failed to fetch data. Please try again later.',
  'aboutContent.valueList.adding': 'Adding value...',
  'aboutContent.valueList.added': 'Value added successfully!',
  'aboutContent.valueList.deleted': 'Value has been deleted..!',
  'aboutContent.questionList.adding': 'Adding question...',
  'aboutContent.questionList.added': 'Question added successfully!',
  'aboutContent.questionList.deleted': 'Question has been deleted..!',
  'contactJoin.loadFailed': 'Failed to fetch data.!',
  'contactJoin.saveFailed': 'Failed to save data.!',
  'contactJoin.saved': 'Data saved successfully!',
  'pictures.faults.notAnImage': 'Please upload a valid image file (png, jpg, jpeg).',
  'errors.unexpected': 'An unexpected error occurred.',
  'errors.deleting': 'An error occurred while deleting.',
  'errors.fillAll': 'Please fill out all fields.',
};

const textAt = (texts: DashboardTexts, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts.dashboard);

it('the English texts of the specification are used to the letter', async () => {
  const texts = await loadTexts('en');
  const used = Object.keys(GIVEN).map((key) => [key, textAt(texts, key)]);
  expect(Object.fromEntries(used)).toEqual(GIVEN);
});
