import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates } from 'mongoose';

/** The driver's view of the database; sends no query. */
@Injectable()
export class DatabaseState {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Whether there is a connection. It may stay true for long after the server has stopped
   * answering.
   */
  get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }
}
