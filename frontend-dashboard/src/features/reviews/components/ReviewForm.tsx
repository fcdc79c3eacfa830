import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { EntityForm } from '../../../components/EntityForm';
import { Panel } from '../../../components/Panel';
import { PicturePanel } from '../../../components/PicturePanel';
import { TwinFields } from '../../../components/TwinFields';
import type { ReviewFormState } from '../hooks/useReviewForm';

export interface ReviewFormProps {
  review: ReviewFormState;
  submitLabel: string;
  icon: 'plus' | 'save';
}

/** The fields of a review, for adding and for editing (spec §2). */
export function ReviewForm({ review, ...submit }: ReviewFormProps) {
  const t = useText();
  const { form } = review;
  return (
    <EntityForm entity={review} {...submit}>
      <Panel title={t('dashboard.reviews.texts')}>
        <TwinFields
          form={form}
          names={['title', 'arTitle']}
          label={t('dashboard.reviews.fields.title')}
          maxLength={LIMITS.name}
        />
        <TwinFields
          form={form}
          names={['name', 'arName']}
          label={t('dashboard.reviews.fields.name')}
          maxLength={LIMITS.name}
        />
        <TwinFields
          form={form}
          names={['description', 'arDescription']}
          label={t('dashboard.reviews.fields.description')}
          maxLength={LIMITS.longText}
          multiline
        />
      </Panel>
      <PicturePanel form={form} label={t('dashboard.reviews.fields.image')} />
    </EntityForm>
  );
}
