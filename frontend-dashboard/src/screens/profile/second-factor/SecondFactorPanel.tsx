import type { AdminProfile, SecondFactorSetup } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { Badge, Button } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../../api/get-profile';
import { useCounted } from '../../../format/useCounted';
import { Help } from '../../../page/help/Help';
import { Notice } from '../../../page/Notice';
import { Panel } from '../../../page/Panel';
import { beginSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from '../account';
import { ConfirmedDialog } from '../ConfirmedDialog';
import layout from '../../../page/layout.module.css';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SetUpDialog } from './SetUpDialog';

type Step = 'begin' | 'renew' | 'off' | { setUp: SecondFactorSetup } | { codes: string[] };

/** So few recovery codes are left that new ones are due. */
const FEW_CODES = 3;

/** Turns the optional second factor on and off. */
export function SecondFactorPanel({ secondFactor }: Pick<AdminProfile, 'secondFactor'>) {
  const t = useText();
  const counted = useCounted();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  return (
    <Panel
      title={t('dashboard.profile.secondFactor.title')}
      aside={
        <Badge tone={secondFactor ? 'accent' : 'neutral'}>
          {t(`dashboard.profile.secondFactor.${secondFactor ? 'on' : 'off'}`)}
        </Badge>
      }
    >
      <p className={layout.muted}>{t('dashboard.profile.secondFactor.help')}</p>
      {secondFactor && secondFactor.recoveryCodesLeft <= FEW_CODES && (
        <Notice tone="warning">
          {t('dashboard.profile.secondFactor.left', counted(secondFactor.recoveryCodesLeft))}
        </Notice>
      )}
      <div className={layout.buttons}>
        {secondFactor ? (
          <>
            <Button variant="secondary" icon="key" onClick={() => setStep('renew')}>
              {t('dashboard.profile.secondFactor.renew')}
            </Button>
            <Help topic="recoveryCodes" />
            <Button variant="ghost" icon="close" onClick={() => setStep('off')}>
              {t('dashboard.profile.secondFactor.turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" icon="shield" onClick={() => setStep('begin')}>
            {t('dashboard.profile.secondFactor.turnOn')}
          </Button>
        )}
      </div>
      <Steps step={step} onStep={setStep} onClose={close} />
    </Panel>
  );
}

interface StepsProps {
  step: Step | undefined;
  onStep: (step: Step) => void;
  onClose: () => void;
}

function Steps({ step, onStep, onClose }: StepsProps) {
  const t = useText();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries(profileQuery());
  const dialog = { initial: { currentPassword: '' }, onClose };
  if (step === undefined) return null;
  if (typeof step === 'object') {
    return 'setUp' in step ? (
      <SetUpDialog
        setup={step.setUp}
        onDone={(codes) => {
          refresh();
          onStep({ codes });
        }}
        onClose={onClose}
      />
    ) : (
      <RecoveryCodesDialog codes={step.codes} onClose={onClose} />
    );
  }
  if (step === 'begin') {
    return (
      <ConfirmedDialog
        {...dialog}
        title={t('dashboard.profile.secondFactor.turnOn')}
        text={t('dashboard.profile.secondFactor.beginText')}
        submitLabel={t('dashboard.profile.secondFactor.next')}
        work={beginSecondFactor}
        onDone={(setUp) => onStep({ setUp })}
      />
    );
  }
  if (step === 'renew') {
    return (
      <ConfirmedDialog
        {...dialog}
        title={t('dashboard.profile.secondFactor.renew')}
        text={t('dashboard.profile.secondFactor.renewText')}
        submitLabel={t('dashboard.profile.secondFactor.renew')}
        work={renewRecoveryCodes}
        onDone={(codes) => {
          refresh();
          onStep({ codes });
        }}
      />
    );
  }
  return (
    <ConfirmedDialog
      {...dialog}
      title={t('dashboard.profile.secondFactor.turnOff')}
      text={t('dashboard.profile.secondFactor.offText')}
      submitLabel={t('dashboard.profile.secondFactor.turnOff')}
      danger
      work={turnOffSecondFactor}
      onDone={() => {
        refresh();
        onClose();
        toast.success(t('dashboard.profile.secondFactor.turnedOff'), { id: 'second-factor' });
      }}
    />
  );
}
