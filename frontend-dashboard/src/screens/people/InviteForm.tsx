import { type CreatedInvite, LIMITS, type Role, ROLES } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, SelectField, TextField } from '@manjara/ui';
import { useForm } from 'react-hook-form';
import { textRules } from '../../fields/text-rules';
import { useFaultText } from '../../fields/useFaultText';
import { createInvite } from './people';
import styles from './PeoplePage.module.css';
import { usePersonAction } from './usePersonAction';

interface InviteValues {
  name: string;
  role: Role;
}

/** Creates an invite link. */
export function InviteForm({ onInvited }: { onInvited: (invite: CreatedInvite) => void }) {
  const t = useText();
  const faultText = useFaultText();
  const { register, handleSubmit, formState, watch, reset } = useForm<InviteValues>({
    defaultValues: { name: '', role: 'editor' },
  });
  const { mutate, isPending } = usePersonAction<CreatedInvite, InviteValues>({
    id: 'invite',
    work: createInvite,
    onSuccess(invite) {
      reset();
      onInvited(invite);
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((values) => {
        if (!isPending) mutate(values);
      })}
    >
      <TextField
        label={t('dashboard.people.invite.name')}
        hint={t('dashboard.people.invite.nameHint')}
        autoComplete="off"
        error={faultText(formState.errors.name)}
        {...register('name', textRules(LIMITS.name, false))}
      />
      <SelectField
        label={t('dashboard.people.role')}
        hint={t(`dashboard.people.roleHelp.${watch('role')}`)}
        {...register('role')}
      >
        {[...ROLES].reverse().map((role) => (
          <option key={role} value={role}>
            {t(`dashboard.people.roles.${role}`)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" icon="user-plus" loading={isPending}>
          {t('dashboard.people.invite.make')}
        </Button>
      </div>
    </form>
  );
}
