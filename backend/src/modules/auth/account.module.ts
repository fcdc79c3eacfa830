import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ADMIN_MODEL, adminSchema } from './admin.schema';
import { AdminsRepository } from './admins.repository';
import { CredentialsService } from './credentials.service';
import { FORMER_ADMIN_MODEL, formerAdminSchema } from './former-admin.schema';
import { OwnersRepository } from './owners.repository';
import { OWNERS_MODEL, ownersSchema } from './owners.schema';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-reset.schema';
import { PasswordResetsRepository } from './password-resets.repository';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';

const PROVIDERS = [
  AdminsRepository,
  OwnersRepository,
  SessionsRepository,
  PasswordResetsRepository,
  SecondFactorsRepository,
  SecondFactorService,
  CredentialsService,
];

/** Who can sign in, with what, and who is signed in. */
@Module({
  imports: [
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
