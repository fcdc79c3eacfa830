import type { LinkToken, Person } from '@manjara/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { AdminId } from '../auth/signed-in.decorator';
import { LinkTokenDto, PersonDto, RoleChangeDto } from './people.dto';
import { PeopleService } from './people.service';

@ApiTags('people')
@ApiAdmin()
@Roles('owner')
@Controller('people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  @ApiOperation({ summary: 'Who can sign in' })
  @ApiOkResponse({ type: [PersonDto] })
  list(): Promise<Person[]> {
    return this.people.list();
  }

  @Put(':id')
  @ApiOperation({ summary: 'Makes a person an owner or an editor, at once' })
  @ApiOkResponse({ type: PersonDto })
  @ApiUnknownId()
  @ApiFailure(409, 'It is the last owner')
  changeRole(
    @Param('id', ObjectIdPipe) id: string,
    @Body() { role }: RoleChangeDto,
    @AdminId() adminId: string,
  ): Promise<Person> {
    return this.people.changeRole(id, role, adminId);
  }

  @Delete(':id')
  @NoContent('They cannot sign in any more')
  @ApiOperation({ summary: 'Removes a person; their sign-ins end at once' })
  @ApiUnknownId()
  @ApiFailure(409, 'It is the last owner')
  remove(@Param('id', ObjectIdPipe) id: string, @AdminId() adminId: string): Promise<void> {
    return this.people.remove(id, adminId);
  }

  @Post(':id/password-link')
  @ApiOperation({ summary: 'Makes a link with which the person sets a new password, for a day' })
  @ApiCreatedResponse({ type: LinkTokenDto })
  @ApiUnknownId()
  @ApiFailure(409, 'It is one’s own account')
  createPasswordLink(
    @Param('id', ObjectIdPipe) id: string,
    @AdminId() adminId: string,
  ): Promise<LinkToken> {
    return this.people.createPasswordLink(id, adminId);
  }

  @Delete(':id/password-link')
  @NoContent('There is none any more')
  @ApiOperation({ summary: 'Voids that link' })
  @ApiUnknownId()
  revokePasswordLink(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.people.revokePasswordLink(id);
  }
}
