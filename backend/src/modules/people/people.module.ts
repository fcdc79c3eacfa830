import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { AccountModule } from '../auth/account.module';
import { AuthModule } from '../auth/auth.module';
import { AcceptInviteController } from './accept-invite.controller';
import { INVITE_MODEL, inviteSchema } from './invite.schema';
import { InvitesController } from './invites.controller';
import { InvitesRepository } from './invites.repository';
import { InvitesService } from './invites.service';
import { PeopleController } from './people.controller';
import { PeopleService } from './people.service';

/** Who can sign in: roles, invites, links for a new password. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: INVITE_MODEL, schema: inviteSchema }]),
    AccountModule,
    ActivityStoreModule,
    AuthModule,
  ],
  controllers: [AcceptInviteController, InvitesController, PeopleController],
  providers: [InvitesRepository, InvitesService, PeopleService],
})
export class PeopleModule {}
