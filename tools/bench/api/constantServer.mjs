// The measure of the ratios: the same Fastify, answering a constant and doing nothing else.
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const app = fastify();
/** As many bytes as the catalogue. */
const large = readFileSync(process.env.CONSTANT_FILE);
const small = JSON.stringify({ _id: 'constant', number: '000000', status: 'received', totalCents: 0 });

app.get('/large', (_, reply) => reply.type('application/json; charset=utf-8').send(large));
app.post('/small', (_, reply) => reply.code(201).type('application/json; charset=utf-8').send(small));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
const { port } = app.server.address();
console.log(JSON.stringify({ address: `http://127.0.0.1:${port}`, msg: 'ready' }));
process.once('SIGTERM', () => process.exit(0));
