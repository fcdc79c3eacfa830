import { LIMITS, youtubeUrl } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { TextField } from '@manjara/ui';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { fault } from '../../fields/fault';
import { textRules } from '../../fields/text-rules';
import { useFaultText } from '../../fields/useFaultText';
import { Panel } from '../../page/Panel';
import type { Picture } from '../../pictures/picture';
import { PictureField } from '../../pictures/PictureField';
import styles from './ProjectVideo.module.css';

interface VideoValues {
  video: string;
  videoPoster: Picture | null;
}

/** A link to a video, and the picture that is shown until it is played. */
export function ProjectVideo({ form }: { form: UseFormReturn<VideoValues> }) {
  const t = useText();
  const faultText = useFaultText();
  const poster = useController({ control: form.control, name: 'videoPoster' });
  const link = useWatch({ control: form.control, name: 'video' });
  return (
    <Panel title={t('dashboard.projects.videoPanel')}>
      <div className={styles.video}>
        <TextField
          label={t('dashboard.projects.fields.video')}
          hint={t('dashboard.projects.videoHint')}
          dir="ltr"
          inputMode="url"
          error={faultText(form.formState.errors.video)}
          {...form.register('video', {
            ...textRules(LIMITS.url, false),
            validate: (link) =>
              !link.trim() || youtubeUrl(link) !== undefined || fault('dashboard.projects.noVideo'),
          })}
        />
        {(link.trim() || poster.field.value) && (
          <PictureField
            label={t('dashboard.projects.fields.videoPoster')}
            value={poster.field.value}
            onChange={poster.field.onChange}
            alt=""
            error={faultText(poster.fieldState.error)}
            ref={poster.field.ref}
          />
        )}
      </div>
    </Panel>
  );
}
