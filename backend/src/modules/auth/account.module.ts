import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PushSubscriptionsModule } from '../push/push-subscriptions.module';
import { ADMIN_MODEL, adminSchema } from './admin.schema';
import { AdminsService } from './admins.service';
import { CredentialsService } from './credentials.service';
import { FORMER_ADMIN_MODEL, formerAdminSchema } from './former-admin.schema';
import { OwnersService } from './owners.service';
import { OWNERS_MODEL, ownersSchema } from './owners.schema';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-reset.schema';
import { ResetTokensService } from './reset-tokens.service';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsService } from './sessions.service';

const PROVIDERS = [
  AdminsService,
  OwnersService,
  SessionsService,
  ResetTokensService,
  SecondFactorCodesService,
  SecondFactorService,
  CredentialsService,
];

/** Who can sign in, with what, and who is signed in. */
@Module({
  imports: [
    PushSubscriptionsModule,
    MongooseModule.forFeature([
      { name: ADMIN_MODEL, schema: adminSchema },
      { name: FORMER_ADMIN_MODEL, schema: formerAdminSchema },
      { name: OWNERS_MODEL, schema: ownersSchema },
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: PASSWORD_RESET_MODEL, schema: passwordResetSchema },
    ]),
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class AccountModule {}
