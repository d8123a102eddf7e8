// npm scripts run on the Node 24 of node_modules; a script started by hand may run on an older Node.
const NEEDED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  console.error(
    `This needs Node ${NEEDED_MAJOR}, which npm scripts bring along: use npm start, npm run dev or npm run backend.`,
  );
  process.exit(1);
}
