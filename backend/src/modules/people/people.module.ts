import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityModule } from '../activity/activity.module';
import { AccountModule } from '../auth/account.module';
import { AuthModule } from '../auth/auth.module';
import { AcceptInviteController } from './accept-invite.controller';
import { INVITE_MODEL, inviteSchema } from './invite.schema';
import { InvitesController } from './invites.controller';
import { InviteTokensService } from './invite-tokens.service';
import { InvitesService } from './invites.service';
import { PeopleController } from './people.controller';
import { PeopleService } from './people.service';

/** Who can sign in: roles, invites, links for a new password. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: INVITE_MODEL, schema: inviteSchema }]),
    AccountModule,
    ActivityModule,
    AuthModule,
  ],
  controllers: [AcceptInviteController, InvitesController, PeopleController],
  providers: [InviteTokensService, InvitesService, PeopleService],
})
export class PeopleModule {}
