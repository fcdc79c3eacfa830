import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ADMIN_MODEL, adminSchema } from './admin.schema';
import { AdminsRepository } from './admins.repository';
import { CredentialsService } from './credentials.service';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-reset.schema';
import { PasswordResetsRepository } from './password-resets.repository';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';

const REPOSITORIES = [AdminsRepository, SessionsRepository, PasswordResetsRepository];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ADMIN_MODEL, schema: adminSchema },
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: PASSWORD_RESET_MODEL, schema: passwordResetSchema },
    ]),
  ],
  providers: [...REPOSITORIES, CredentialsService],
  exports: [...REPOSITORIES, CredentialsService],
})
export class AccountModule {}
