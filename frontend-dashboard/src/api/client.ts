import { apiUrl, getToken, loaderLanguage } from '@manjara/platform';
import axios, { type AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { keepTag } from './etags';
import { sessionRenewed } from '../session/session-end';

/** Every call of the dashboard goes through this instance (spec §6: bearer token on each). */
export const api = axios.create({ baseURL: apiUrl(''), withCredentials: true });

const BEARER = 'Bearer ';

api.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  const token = getToken();
  // Calls with another token, or without any, set or disable the header themselves.
  if (token && !config.headers.has('Authorization'))
    config.headers.set('Authorization', BEARER + token);
  config.headers.set('Accept-Language', loaderLanguage({}));
  return config;
});

/** The token sent with a call; null if signed out, undefined if the call disabled the header. */
function tokenOf(config: InternalAxiosRequestConfig): string | null | undefined {
  const sent = config.headers.get('Authorization');
  if (sent === false) return undefined;
  return typeof sent === 'string' ? sent.slice(BEARER.length) : null;
}

api.interceptors.response.use(keepTag, async (error: AxiosError) => {
  const { config } = error;
  const token = error.response?.status === 401 && config ? tokenOf(config) : undefined;
  if (!config || token === undefined || !(await sessionRenewed(token))) throw error;
  const headers = new AxiosHeaders(config.headers);
  headers.delete('Authorization');
  return api.request({ ...config, headers });
});
