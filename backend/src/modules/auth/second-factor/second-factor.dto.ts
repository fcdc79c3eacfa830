import type {
  PasswordConfirmation,
  RecoveryCodes,
  SecondFactorProof,
  SecondFactorSetup,
} from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { EnteredPassword } from '../password-fields';
import { CodeField } from './code-field';

export class PasswordConfirmationDto implements PasswordConfirmation {
  @EnteredPassword()
  currentPassword: string;
}

export class SecondFactorSetupDto implements SecondFactorSetup {
  @ApiProperty({ description: 'In Base32, to be typed into the app' })
  secret: string;

  @ApiProperty({ description: '`otpauth://…`, to be drawn as a QR code' })
  uri: string;
}

export class SecondFactorProofDto implements SecondFactorProof {
  @CodeField()
  code: string;
}

export class RecoveryCodesDto implements RecoveryCodes {
  @ApiProperty({ type: [String], description: 'Each signs in once; they are not shown again' })
  recoveryCodes: string[];
}
